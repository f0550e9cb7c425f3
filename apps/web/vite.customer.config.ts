import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { compression } from 'vite-plugin-compression2'

/** Builds the customer's page beside the screens of the office, and apart from them, so that it stays small. */
export default defineConfig({
  plugins: [react(), compression({ include: /\.(js|css|svg)$/, threshold: 1024, logLevel: 'silent' })],
  build: {
    target: 'es2023',
    emptyOutDir: false,
    copyPublicDir: false,
    rolldownOptions: { input: 'customer.html' },
  },
})
