import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

const server = process.env.SERVER_ORIGIN ?? 'http://localhost:3000'

export default defineConfig({
  plugins: [react()],
  build: { target: 'es2023', chunkSizeWarningLimit: 700, manifest: true },
  server: { proxy: { '/api': server, '/uploads': server } },
})
