import { minify } from 'terser'
import type { Plugin } from 'vite'

/** Makes every script small. The bundler leaves the scripts of libraries as they are, for others to make small. */
export const minified = (): Plugin => ({
  name: 'minified',
  enforce: 'post',
  async generateBundle(_, bundle) {
    for (const file of Object.values(bundle)) {
      if (file.type !== 'chunk') continue
      const { code } = await minify(file.code, { module: true, ecma: 2020, compress: { passes: 3 } })
      file.code = code ?? file.code
    }
  },
})
