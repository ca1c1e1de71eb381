/** The part of the Barcode Detection API that is used; TypeScript does not know it. */
interface Detector {
  detect(image: HTMLCanvasElement): Promise<readonly { readonly rawValue: string }[]>;
}
interface DetectorClass {
  new (options: { formats: string[] }): Detector;
  getSupportedFormats(): Promise<string[]>;
}

/** Reads the QR code of a picture; null without one. */
export type QrReader = (picture: HTMLCanvasElement) => Promise<string | null>;

/** Creates a reader from the browser's own detector, or loads a decoder where there is none. */
export async function createQrReader(): Promise<QrReader> {
  const { BarcodeDetector } = window as { BarcodeDetector?: DetectorClass };
  const formats = (await BarcodeDetector?.getSupportedFormats()) ?? [];
  if (BarcodeDetector !== undefined && formats.includes('qr_code')) {
    const detector = new BarcodeDetector({ formats: ['qr_code'] });
    return async (picture) => (await detector.detect(picture))[0]?.rawValue ?? null;
  }
  const { decodeQR } = await import('qr/decode.js');
  return async (picture) => {
    const { width, height } = picture;
    const pixels = picture.getContext('2d')?.getImageData(0, 0, width, height);
    if (pixels === undefined) return null;
    try {
      return decodeQR(pixels);
    } catch {
      // The decoder throws for a picture without a code.
      return null;
    }
  };
}
