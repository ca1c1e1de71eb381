import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

/** Serves the living page of the design system alone: `npm run ui`. */
export default defineConfig({
  root: 'tools/showcase',
  plugins: [react()],
  server: { port: 3100, open: false },
});
