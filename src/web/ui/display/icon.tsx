import type { LucideIcon } from 'lucide-react';

interface IconProps {
  /** A named import of `lucide-react`. */
  of: LucideIcon;
  /** Pixels, width and height. */
  size?: 16 | 18 | 20 | 24 | 32 | 40;
  className?: string | undefined;
}

/**
 * An icon, always hidden from assistive technology because the text beside it, or the label of its
 * button, has the same meaning.
 */
export function Icon({ of: Glyph, size = 20, className }: IconProps) {
  return (
    <Glyph
      size={size}
      // Thin lines would become too faint in a small icon.
      strokeWidth={size === 16 ? 2 : 1.75}
      aria-hidden="true"
      // HTML needs no namespace, and a list has 60 icons.
      xmlns={undefined}
      className={className}
    />
  );
}
