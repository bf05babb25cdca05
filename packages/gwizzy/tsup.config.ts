import { styledLibrary } from '@pkg/config/tsup'
import { defineConfig, type Options } from 'tsup'

const entry = {
  index: 'src/index.ts',
  machines: 'src/machines/index.ts',
  services: 'src/api-services/index.ts',
}

/** Built as separate modules, so that a page that imports one of them from the index loads no other. */
const parts = {
  gwizzy: 'src/Gwizzy/Gwizzy.tsx',
  'conversion-flow': 'src/ConversionFlow/ConversionFlow.tsx',
  'post-conversion': 'src/PostConversion/PostConversion.tsx',
  'multi-step-form': 'src/MultiStepForm/MultiStepForm.tsx',
  'pricing-button': 'src/PricingButton/use-pricing-request.ts',
}

type Plugin = NonNullable<Options['plugins']>[number]

/** Removes side-effect imports, because no module here has side effects and unused ones would still load. */
const removeSideEffectImports: Plugin = {
  name: 'only-what-is-used',
  renderChunk(code, { map }) {
    return { code: code.replace(/import"\.\/chunk-\w+\.js";/g, ''), ...(map && { map }) }
  },
}

// `vite.element.config.ts` builds the element's script; this build adds its types.
const typeEntries = { ...entry, element: 'src/element/index.ts' }

export default defineConfig({
  ...styledLibrary({ ...entry, ...parts }, typeEntries),
  plugins: [removeSideEffectImports],
})
