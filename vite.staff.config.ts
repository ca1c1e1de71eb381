import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

/**
 * The build of the staff pages into `dist/staff`. It is separate from that of the patients' pages, whose
 * files it therefore cannot change.
 */
export default defineConfig(() => {
  process.env.NODE_ENV = 'production';
  return {
    plugins: [react()],
    publicDir: false as const,
    base: '/staff/',
    build: {
      assetsInlineLimit: 0,
      outDir: 'dist/staff',
      manifest: true,
      sourcemap: true,
      rolldownOptions: { input: 'src/staff/entry/main.tsx' },
    },
  };
});
