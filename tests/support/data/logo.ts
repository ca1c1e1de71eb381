import sharp from 'sharp';

/** Draws a teal bar in the middle of a transparent picture. */
export function drawLogo(width: number, height: number) {
  const data = Buffer.alloc(width * height * 4);
  for (let at = 0; at < width * height; at += 1) {
    const [x, y] = [(at % width) / width, Math.floor(at / width) / height];
    const isBar = x > 0.1 && x < 0.9 && y > 0.2 && y < 0.8;
    if (isBar) data.set([0, 128, 128, 255], at * 4);
  }
  return sharp(data, { raw: { width, height, channels: 4 } });
}
