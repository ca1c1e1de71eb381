import { answerParent } from '#server/lib/child-process/answer-parent.ts';
import { PICTURE_KINDS, type PictureKindName } from '../picture-kinds.ts';
import { encode, PictureFaultError } from './encode.ts';

answerParent(async (input) => {
  const { upload, kind } = input as { upload: Uint8Array; kind: PictureKindName };
  try {
    return { output: await encode(Buffer.from(upload), PICTURE_KINDS[kind]) };
  } catch (error) {
    if (error instanceof PictureFaultError) return { fault: error.fault };
    throw error;
  }
});
