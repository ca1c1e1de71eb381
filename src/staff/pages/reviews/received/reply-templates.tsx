import { useQuery } from '@tanstack/react-query';
import type { Language } from '#shared/i18n/languages.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { useText } from '#staff/lib/staff-app.ts';
import { loadTexts } from '#staff/lib/text/texts.ts';
import styles from './received.module.css';

const TEMPLATES = ['thanks', 'sorry', 'waiting'] as const;

interface ReplyTemplatesProps {
  /** The language of the reply, which may not be that of the page. */
  language: Language;
  onChoose: (text: string) => void;
}

/** Replies to begin with, in the language of the reply. They confirm no appointment. */
export function ReplyTemplates({ language, onChoose }: ReplyTemplatesProps) {
  const t = useText('received');
  const { data: texts } = useQuery({
    queryKey: ['texts', language],
    queryFn: async () => (await loadTexts(language))('received'),
    staleTime: Infinity,
  });
  return (
    <div role="group" aria-label={t('reply.templates')} className={styles.row}>
      <span className={styles.quiet}>{t('reply.templates')}:</span>
      {TEMPLATES.map((name) => (
        <Button
          key={name}
          size="sm"
          variant="quiet"
          disabled={texts === undefined}
          onClick={() => {
            if (texts !== undefined) onChoose(texts(`templates.${name}.text`));
          }}
        >
          {t(`templates.${name}.name`)}
        </Button>
      ))}
    </div>
  );
}
