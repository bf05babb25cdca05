import { minify } from 'terser'
import type { Plugin } from 'vite'

/** Minifies every script. The bundler leaves library scripts for others to minify. */
export const minifyChunks = (): Plugin => ({
  name: 'minify-chunks',
  enforce: 'post',
  async generateBundle(_, bundle) {
    for (const file of Object.values(bundle)) {
      if (file.type !== 'chunk') continue
      const { code } = await minify(file.code, { module: true, ecma: 2020, compress: { passes: 3 } })
      file.code = code ?? file.code
    }
  },
})
