declare module 'cli-progress' {
  export interface BarOptions {
    format?: string;
    hideCursor?: boolean;
  }

  export class SingleBar {
    constructor(options: BarOptions);
    start(total: number, value: number): void;
    update(value: number): void;
    stop(): void;
  }

  const cliProgress: { SingleBar: typeof SingleBar };
  export default cliProgress;
}
