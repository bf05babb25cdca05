import { styledLibrary } from '@pkg/config/tsup'
import { defineConfig } from 'tsup'

const entry = {
  index: 'src/index.ts',
  machines: 'src/machines/index.ts',
  services: 'src/api-services/index.ts',
}

/** Built as separate modules, so a page that imports one of them from the index loads no other. */
const parts = {
  gwizzy: 'src/Gwizzy/Gwizzy.tsx',
  'conversion-flow': 'src/ConversionFlow/ConversionFlow.tsx',
  'get-pricing': 'src/GetPricing/GetPricing.tsx',
  'post-conversion': 'src/PostConversion/PostConversion.tsx',
  'multi-step-form': 'src/MultiStepForm/MultiStepForm.tsx',
  'pricing-button': 'src/PricingButton/use-pricing-request.ts',
}

// `vite.element.config.ts` builds the element's script; this build adds its types.
const typeEntries = { ...entry, element: 'src/element/index.ts' }

export default defineConfig({
  ...styledLibrary({ ...entry, ...parts }, { types: typeEntries, clients: ['index', ...Object.keys(parts)] }),
  // esbuild leaves imports of chunks that an entry doesn't use, and a page would load them. No module here has side effects.
  treeshake: { moduleSideEffects: false },
})
