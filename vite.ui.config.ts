import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

/** Serves the showcase of the design system: `npm run ui`. */
export default defineConfig({
  root: 'tools/showcase',
  plugins: [react()],
  server: { port: 3100, open: false },
});
