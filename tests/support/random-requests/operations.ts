import { inlined } from '#tests/support/http/openapi.ts';
import type { Schema } from './schema.ts';

interface Parameter {
  name: string;
  in: 'path' | 'query' | 'header';
  required?: boolean;
  schema: Schema;
}

interface Media {
  schema?: Schema;
}

interface DocumentedOperation {
  operationId: string;
  parameters?: Parameter[];
  requestBody?: { content: Record<string, Media> };
  responses: Record<string, { content?: Record<string, Media> }>;
  security?: Record<string, unknown>[];
}

/** The parts of the OpenAPI document that these tests read. */
export interface ApiDocument {
  paths: Record<string, Record<string, DocumentedOperation>>;
  components: { schemas: Record<string, Schema> };
}

export interface Operation extends Omit<DocumentedOperation, 'requestBody' | 'parameters'> {
  method: string;
  /** The path with `{name}` for parameters. */
  path: string;
  parameters: Parameter[];
  body: Schema | undefined;
  needsSession: boolean;
  /** Search is a separate API with its own credentials and errors. */
  isSearch: boolean;
}

export function operationsOf(document: ApiDocument): Operation[] {
  return Object.entries(inlined(document).paths).flatMap(([path, item]) =>
    Object.entries(item).map(([method, operation]) => ({
      ...operation,
      method: method.toUpperCase(),
      path,
      parameters: operation.parameters ?? [],
      body: operation.requestBody?.content['application/json']?.schema,
      needsSession: (operation.security ?? []).some((each) => 'session' in each),
      isSearch: path.startsWith('/1/'),
    })),
  );
}

/** Finds the operation of a URL. A mutated URL may match another operation. */
export function operationAt(
  operations: readonly Operation[],
  method: string,
  url: string,
): Operation | undefined {
  const segments = segmentsOf(new URL(url, 'http://localhost').pathname);
  const found = operations.filter(
    (operation) => operation.method === method && isPath(segmentsOf(operation.path), segments),
  );
  return found.toSorted((a, b) => placeholders(a) - placeholders(b))[0];
}

function segmentsOf(path: string): string[] {
  return path.replace(/\/$/, '').split('/');
}

function isPath(template: string[], segments: string[]): boolean {
  return (
    template.length === segments.length &&
    template.every((part, at) => {
      const segment = segments[at] ?? '';
      return part.startsWith('{') || part === decoded(segment);
    })
  );
}

function decoded(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}

function placeholders({ path }: Operation): number {
  return path.split('{').length;
}
