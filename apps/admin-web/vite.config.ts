import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

const api = 'http://127.0.0.1:3000';

export default defineConfig({
  base: '/admin/',
  plugins: [react()],
  build: { manifest: true, outDir: 'dist', target: 'es2022', chunkSizeWarningLimit: 900 },
  server: { port: 5174, proxy: { '/api': api, '/files': api } },
  resolve: {
    dedupe: [
      'react',
      'react-dom',
      'react-router',
      'react-router-dom',
      '@tanstack/react-query',
      '@mui/material',
      '@emotion/react',
    ],
  },
});
