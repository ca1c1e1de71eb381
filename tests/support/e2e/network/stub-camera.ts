import type { Page } from '@playwright/test';

const WIDTH = 640;
const HEIGHT = 480;
/** The size of the picture in the middle of the view. */
const SIZE = 300;

/** Lets the camera of a page see a picture (PNG). Call it before the page is opened. */
export async function stubCamera(page: Page, picture: Buffer): Promise<void> {
  await page.addInitScript(
    ({ base64, width, height, size }) => {
      MediaDevices.prototype.getUserMedia = async () => {
        const bytes = Uint8Array.from(atob(base64), (letter) => letter.codePointAt(0) ?? 0);
        const image = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
        const canvas = Object.assign(document.createElement('canvas'), { width, height });
        const context = canvas.getContext('2d');
        // A stream has a frame for every drawing.
        setInterval(() => {
          context?.drawImage(image, (width - size) / 2, (height - size) / 2, size, size);
        }, 50);
        return canvas.captureStream();
      };
    },
    { base64: picture.toString('base64'), width: WIDTH, height: HEIGHT, size: SIZE },
  );
}
