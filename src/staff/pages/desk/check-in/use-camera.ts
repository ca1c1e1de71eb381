import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { parseCheckInCode } from '#shared/domain/booking/check-in-code.ts';
import { createQrReader } from './qr-reader.ts';

const READ_EVERY_MS = 150;
/** The width at which pictures are read, in pixels: enough for a code that fills a third. */
const PICTURE_WIDTH = 640;

/** Shows the camera in a video and calls a function with the first code in view. */
export function useCamera(onCode: (code: string) => void) {
  const video = useRef<HTMLVideoElement>(null);
  const report = useEffectEvent(onCode);
  const [hasFailed, setHasFailed] = useState(false);
  useEffect(() => {
    const ended = new AbortController();
    async function run() {
      try {
        const code = await watch(video.current, ended.signal);
        if (code !== null) report(code);
      } catch {
        setHasFailed(true);
      }
    }
    void run();
    return () => ended.abort();
  }, []);
  return {
    video,
    /** True if there is no camera, or none may be used. */
    hasFailed,
  };
}

/** Returns the first code that the camera sees; null if it was stopped before. */
async function watch(video: HTMLVideoElement | null, signal: AbortSignal): Promise<string | null> {
  const stream = await navigator.mediaDevices.getUserMedia({
    video: { facingMode: 'environment' },
  });
  const stop = () => stream.getTracks().forEach((track) => track.stop());
  try {
    const read = await createQrReader();
    if (video === null || signal.aborted) return null;
    video.srcObject = stream;
    const canvas = document.createElement('canvas');
    const context = canvas.getContext('2d', { willReadFrequently: true });
    for (;;) {
      if (signal.aborted || context === null) return null;
      if (video.videoWidth > 0) {
        canvas.width = Math.min(PICTURE_WIDTH, video.videoWidth);
        canvas.height = Math.round((canvas.width / video.videoWidth) * video.videoHeight);
        context.drawImage(video, 0, 0, canvas.width, canvas.height);
        const text = await read(canvas);
        if (text !== null && parseCheckInCode(text) !== null) return text;
      }
      // Leaves time for the page between pictures.
      await new Promise((resolve) => {
        setTimeout(resolve, READ_EVERY_MS);
      });
    }
  } finally {
    stop();
  }
}
