import { sourceConditions } from '@pkg/config/vite'
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import { defineConfig, mergeConfig } from 'vite'
import { shareScriptWithLateChunks } from './element-build/late-chunks'
import { minifyChunks } from './element-build/minify-chunks'
import { reactPartsForDownshift, preactForReact } from './element-build/preact-for-react'
import { inlineStyles } from './element-build/shadow-styles'

/** The custom element: one script with everything most people need, and chunks for the rest. */
export default defineConfig(
  mergeConfig(sourceConditions(), {
    plugins: [
      reactPartsForDownshift(),
      vanillaExtractPlugin(),
      inlineStyles(),
      shareScriptWithLateChunks(),
      minifyChunks(),
    ],
    resolve: { alias: preactForReact },
    define: { 'process.env.NODE_ENV': '"production"' },
    build: {
      target: 'es2022',
      emptyOutDir: false,
      copyPublicDir: false,
      cssCodeSplit: false,
      minify: false,
      cssMinify: 'esbuild',
      lib: { entry: { element: 'src/element/index.ts' }, formats: ['es'] },
      rollupOptions: {
        // The script keeps what it shares with later chunks instead of being split in two.
        preserveEntrySignatures: 'allow-extension',
        output: { chunkFileNames: ({ name }: { name: string }) => `element/${name.split('.')[0]}-[hash].js` },
      },
    },
  }),
)
