import { Badge } from '#web/ui/display/badge.tsx';
import { VisuallyHidden } from '#web/ui/display/visually-hidden.tsx';

interface DiscountBadgeProps {
  /** From 1 to 99. */
  percent: number;
  /** The text read aloud instead of the number. */
  label: string;
}

/** The discount of a price. */
export function DiscountBadge({ percent, label }: DiscountBadgeProps) {
  return (
    <Badge tone="magenta">
      <span aria-hidden="true">−{percent}%</span>
      <VisuallyHidden>{label}</VisuallyHidden>
    </Badge>
  );
}
