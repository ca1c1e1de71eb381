import '#web/ui/global.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { Showcase } from './showcase.tsx';

const root = document.getElementById('root');
if (!root) throw new Error('The page has no #root');
createRoot(root).render(
  <StrictMode>
    <Showcase />
  </StrictMode>,
);
