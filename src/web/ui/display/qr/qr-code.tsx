import { encode } from 'uqr';
import { qrPath } from './qr-path.ts';

interface QrCodeProps {
  text: string;
  /** The accessible name. */
  label: string;
  className?: string | undefined;
}

/** A QR code, black in its own colour; set a light background by the class. */
export function QrCode({ text, label, className }: QrCodeProps) {
  // Scanners need a border of four modules (ISO/IEC 18004).
  const { data, size } = encode(text, { ecc: 'M', border: 4 });
  return (
    <svg
      className={className}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      role="img"
      aria-label={label}
    >
      <path d={qrPath(data)} />
    </svg>
  );
}
