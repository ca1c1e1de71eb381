import { ArrowLeft, X } from 'lucide-react';
import { useEffect, useId, useRef, useState, type MouseEvent, type ReactNode } from 'react';
import { Button } from '../actions/button.tsx';
import { IconButton } from '../actions/icon-button.tsx';
import { classNames } from '../class-names.ts';
import { useModalDialog } from './use-modal-dialog.ts';
import styles from './modal.module.css';

/** Milliseconds that a closed overlay stays mounted for its closing animation. */
const CLOSING_MS = 180;

interface ModalProps {
  open: boolean;
  /** Called by the close button, Escape and a press outside. */
  onClose: () => void;
  title: ReactNode;
  children: ReactNode;
  /**
   * Width above 1024px: sm 500, lg 600, xl 700. Below, these are sheets. On every screen,
   * `fullscreen` covers the window and `side` its right side.
   */
  size?: 'auto' | 'sm' | 'lg' | 'xl' | 'fullscreen' | 'side' | undefined;
  /** Keeps the height of the sheet, and the top of a centred dialog, while the content changes. */
  steady?: boolean | undefined;
  /** `back` and `reset` label the buttons of `onBack` and `onReset`. */
  labels: { close: string; back?: string | undefined; reset?: string | undefined };
  onBack?: (() => void) | undefined;
  onReset?: (() => void) | undefined;
  /** Stays in view below the scrolling content and above the keyboard: the primary button. */
  footer?: ReactNode;
  /**
   * False leaves the page usable. Browsers style a page again when a modal dialog opens or closes, which takes
   * long with thousands of elements.
   */
  modal?: boolean | undefined;
}

/**
 * A dialog, by default modal: a bottom sheet up to 1024px, centred on wider screens. The focus starts on the
 * title, or on the element with `data-autofocus`. Content is mounted only while it is open.
 */
export function Modal(props: ModalProps) {
  const presence = usePresence(props.open);
  return presence === 'absent' ? null : <OpenModal {...props} closing={presence === 'closing'} />;
}

function OpenModal({
  onClose,
  title,
  children,
  size = 'auto',
  steady = false,
  labels,
  onBack,
  onReset,
  footer,
  modal = true,
  closing,
}: ModalProps & { closing: boolean }) {
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  useModalDialog(dialog, modal, onClose);

  return (
    <dialog
      ref={dialog}
      data-modal={modal ? '' : undefined}
      data-closing={closing || undefined}
      aria-labelledby={titleId}
      // The animation shows what is decided already.
      onClickCapture={closing ? ignoreClick : undefined}
      className={classNames(styles.dialog, styles[size], steady && styles.steady)}
    >
      <div className={styles.panel}>
        <div className={styles.header}>
          {onBack ? (
            <IconButton icon={ArrowLeft} label={labels.back ?? ''} onClick={onBack} />
          ) : null}
          <h2 id={titleId} className={styles.title} tabIndex={-1} data-title="">
            {title}
          </h2>
          {onReset ? (
            <Button variant="quiet" size="sm" onClick={onReset}>
              {labels.reset}
            </Button>
          ) : null}
          <IconButton icon={X} label={labels.close} onClick={onClose} />
        </div>
        <div className={styles.body}>{children}</div>
        {footer ? <div className={styles.footer}>{footer}</div> : null}
      </div>
    </dialog>
  );
}

function ignoreClick(event: MouseEvent): void {
  event.preventDefault();
  event.stopPropagation();
}

type Presence = 'absent' | 'open' | 'closing';

/** Returns the state of an overlay: `closing` during its animation after `open` becomes false. */
function usePresence(open: boolean): Presence {
  const [presence, setPresence] = useState<Presence>(open ? 'open' : 'absent');
  if (open && presence !== 'open') setPresence('open');
  if (!open && presence === 'open') setPresence('closing');

  useEffect(() => {
    if (presence !== 'closing') return;
    const timer = setTimeout(() => setPresence('absent'), CLOSING_MS);
    return () => clearTimeout(timer);
  }, [presence]);

  return presence;
}
