import { SearchX } from 'lucide-react';
import { Button } from '#web/ui/actions/button.tsx';
import { Card } from '#web/ui/display/card.tsx';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import { Notice } from '#web/ui/feedback/notice.tsx';
import { Skeleton, SkeletonGroup } from '#web/ui/feedback/skeleton.tsx';
import { Spinner } from '#web/ui/feedback/spinner.tsx';
import { useToast } from '#web/ui/toast/toast.tsx';
import { Row, Section } from './section.tsx';
import styles from '../components.module.css';
import { words } from '../words.ts';

const tones = ['info', 'success', 'warning', 'error'] as const;

export function FeedbackSection() {
  const showToast = useToast();
  return (
    <Section title="Feedback">
      <div className={styles.columns}>
        {tones.map((tone) => (
          <Notice
            key={tone}
            tone={tone}
            title={`Notice: ${tone}`}
            action={
              <Button size="sm" variant="secondary">
                Choose another time
              </Button>
            }
          >
            {words.kkAddress}
          </Notice>
        ))}
      </div>
      <Notice>Without a title: please bring your identity card and arrive 10 minutes early.</Notice>
      <Row>
        {tones.map((tone) => (
          <Button
            key={tone}
            variant="secondary"
            onClick={() => showToast({ tone, message: `Toast: ${tone}. ${words.huAddress}` })}
          >
            Toast: {tone}
          </Button>
        ))}
        <Spinner />
      </Row>
      <Card>
        <SkeletonGroup label="Loading doctors" className={styles.person}>
          <Skeleton shape="block" className={styles.portrait} />
          <div className={styles.options}>
            <Skeleton width="medium" />
            <Skeleton width="long" />
            <Skeleton width="short" />
          </div>
        </SkeletonGroup>
      </Card>
      <Card>
        <SkeletonGroup label="Loading available times" className={styles.grid}>
          {Array.from({ length: 8 }, (_, index) => (
            <Skeleton key={index} shape="block" className={styles.slot} />
          ))}
        </SkeletonGroup>
      </Card>
      <Card>
        <EmptyState
          icon={SearchX}
          title="No doctors were found for your query."
          headingLevel={3}
          actions={
            <>
              <Button>Show tomorrow</Button>
              <Button variant="secondary">Remove the filter “Child”</Button>
            </>
          }
        >
          No doctor in this district receives children today. The next free day is Wednesday.
        </EmptyState>
      </Card>
    </Section>
  );
}
