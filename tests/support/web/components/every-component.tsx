import { useState } from 'react';
import { NativeSelect } from '#web/ui/form/parts/native-select.tsx';
import { Container } from '#web/ui/layout/container.tsx';
import { ToastProvider } from '#web/ui/toast/toast.tsx';
import { ActionsSection } from './sections/actions-section.tsx';
import { ChoosingSection } from './sections/choosing-section.tsx';
import { DisplaySection } from './sections/display-section.tsx';
import { FeedbackSection } from './sections/feedback-section.tsx';
import { FieldStatesSection } from './sections/field-states-section.tsx';
import { FormSection } from './sections/form-section.tsx';
import { FoundationsSection } from './sections/foundations-section.tsx';
import { OverlaySection } from './sections/overlay-section.tsx';
import styles from './components.module.css';

const brands = ['hu', 'kz', 'kg', 'ro', 'ae'].map((value) => ({ value, label: value }));

/** The page with every component in every state, with the longest words of our languages. */
export function EveryComponent() {
  const [brand, setBrand] = useState('hu');
  return (
    <ToastProvider labels={{ region: 'Messages', dismiss: 'Dismiss' }}>
      <Container className={styles.page}>
        <header className={styles.head}>
          <h1>Vizit design system</h1>
          <NativeSelect
            aria-label="Brand"
            className={styles.brand}
            options={brands}
            value={brand}
            onChange={(value) => {
              setBrand(value);
              document.documentElement.dataset.brand = value;
            }}
          />
        </header>
        <main className={styles.sections}>
          <FoundationsSection />
          <ActionsSection />
          <DisplaySection />
          <FeedbackSection />
          <FormSection />
          <FieldStatesSection />
          <ChoosingSection />
          <OverlaySection />
        </main>
      </Container>
    </ToastProvider>
  );
}
