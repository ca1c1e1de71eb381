import { useT } from '#web/lib/i18n/use-t.ts';
import { useApp } from '#web/lib/app.ts';
import { JsonLd } from '#web/domain/json-ld/json-ld.tsx';
import { Disclosure } from '#web/ui/display/disclosure.tsx';
import { Section } from '../section.tsx';
import styles from './faq.module.css';

/** The frequently asked questions, with JSON-LD for search engines. */
export function Faq() {
  const { flags } = useApp();
  const t = useT('home');
  const questions = [
    { question: t('questions.cost.question'), answer: t('questions.cost.answer') },
    {
      question: t('questions.account.question'),
      answer: flags.otp ? t('questions.account.withCode') : t('questions.account.withoutCode'),
    },
    { question: t('questions.booked.question'), answer: t('questions.booked.answer') },
    flags.reschedule
      ? { question: t('questions.change.question'), answer: t('questions.change.answer') }
      : { question: t('questions.cancel.question'), answer: t('questions.cancel.answer') },
    { question: t('questions.child.question'), answer: t('questions.child.answer') },
    { question: t('questions.reviews.question'), answer: t('questions.reviews.answer') },
  ];
  return (
    <Section id="questions" title={t('questions.title')}>
      <div className={styles.questions}>
        {questions.map(({ question, answer }) => (
          <Disclosure key={question} summary={question}>
            <p className={styles.answer}>{answer}</p>
          </Disclosure>
        ))}
      </div>
      <JsonLd
        data={{
          '@type': 'FAQPage',
          mainEntity: questions.map(({ question, answer }) => ({
            '@type': 'Question',
            name: question,
            acceptedAnswer: { '@type': 'Answer', text: answer },
          })),
        }}
      />
    </Section>
  );
}
