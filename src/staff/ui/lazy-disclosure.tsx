import { useState, type ReactNode } from 'react';
import { Disclosure } from '#web/ui/display/disclosure.tsx';

/** A disclosure that renders its content when it is opened: hundreds of lists of services are slow. */
export function LazyDisclosure({ summary, children }: { summary: string; children: ReactNode }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <Disclosure summary={summary} onToggle={setIsOpen}>
      {isOpen ? children : null}
    </Disclosure>
  );
}
