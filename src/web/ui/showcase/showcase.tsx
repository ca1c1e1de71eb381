import { useState } from 'react';
import { NativeSelect } from '../form/parts/native-select.tsx';
import { Container } from '../layout/container.tsx';
import { ToastProvider } from '../toast/toast.tsx';
import { ActionsSection } from './actions-section.tsx';
import { ChoosingSection } from './choosing-section.tsx';
import { DisplaySection } from './display-section.tsx';
import { FeedbackSection } from './feedback-section.tsx';
import { FieldStatesSection } from './field-states-section.tsx';
import { FormSection } from './form-section.tsx';
import { FoundationsSection } from './foundations-section.tsx';
import { OverlaySection } from './overlay-section.tsx';
import styles from './showcase.module.css';

const brands = ['hu', 'kz', 'kg', 'ro', 'ae'].map((value) => ({ value, label: value }));

/** Every component in every state, with the longest words that our languages have. */
export function Showcase() {
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
