import { createHash } from 'node:crypto';
import { sourceFile } from '#server/config/project-root.ts';
import { badRequest } from '#server/http/http-error.ts';
import { ChildCrashError, ChildLimitError, runChild } from '#server/lib/child-process/run-child.ts';
import { createConcurrencyLimiter } from '#server/lib/concurrency/concurrency-limiter.ts';
import type { EncodedPicture, PictureFile } from './child/encode.ts';
import type { PictureFault, PictureKindName } from './picture-kinds.ts';

const QUEUE_TIMEOUT_MS = 15_000;
/** The timeout is longer than that of a response, which counts: it ends a child that does nothing. */
const CHILD_LIMITS = { cpuSeconds: 15, timeoutMs: 60_000, megabytes: 128 };
const HASH_LENGTH = 20;

const limit = createConcurrencyLimiter({ concurrency: 1, queueTimeoutMs: QUEUE_TIMEOUT_MS });

/** Reports that the process that decodes a picture has crashed, or was ended. */
export type OnDecoderEnd = (error: ChildCrashError | ChildLimitError) => void;

interface Message {
  readonly output?: EncodedPicture;
  readonly fault?: PictureFault;
}

/**
 * Encodes a picture in every size and format, upright and without metadata, in a child process: no upload takes
 * memory or processor time of the process that serves patients. Throws a 400 for a picture that is damaged, too
 * small or too large, or ends its decoder, and a 503 if the machine is too busy.
 *
 * @param onDecoderEnd is called with an error that contains nothing of the picture
 */
export async function encodePicture(
  upload: Buffer,
  kind: PictureKindName,
  onDecoderEnd: OnDecoderEnd,
): Promise<EncodedPicture> {
  if (upload.length === 0) throw badRequest('picture_invalid');
  const module = sourceFile('src/server/features/catalogue/pictures/child/picture-child.ts');
  const message = await limit(() => runChild(module, { upload, kind }, CHILD_LIMITS)).catch(
    (error: unknown) => {
      if (!isOfPicture(error)) throw error;
      onDecoderEnd(error);
      throw badRequest('picture_invalid');
    },
  );
  const { output, fault } = message as Message;
  if (output === undefined) throw badRequest(fault ?? 'picture_invalid');
  return output;
}

/** Returns true for an end that the picture has caused, not a fault of the decoder or its installation. */
const isOfPicture = (error: unknown): error is ChildCrashError | ChildLimitError =>
  error instanceof ChildLimitError || (error instanceof ChildCrashError && error.isBySignal);

/** Returns the hash of the files of an owner, which names them in URLs. */
export function hashPicture(owner: string, files: readonly PictureFile[]): string {
  const content = createHash('sha256').update(owner);
  for (const { data } of files) content.update(data);
  return content.digest('hex').slice(0, HASH_LENGTH);
}

/** Returns the columns of files, for a statement that inserts all of them. */
export function columnsOf(files: readonly PictureFile[]): [number[], string[], Buffer[]] {
  return [
    files.map(({ size }) => size),
    files.map(({ format }) => format),
    files.map(({ data }) => data),
  ];
}
