import { styledLibrary } from '@pkg/config/tsup'
import { defineConfig, type Options } from 'tsup'

const entry = {
  index: 'src/index.ts',
  machines: 'src/machines/index.ts',
  services: 'src/api-services/index.ts',
}

/** Made as modules of their own, so that a page which takes one of them from the index takes along no other. */
const parts = {
  gwizzy: 'src/Gwizzy/Gwizzy.tsx',
  'conversion-flow': 'src/ConversionFlow/ConversionFlow.tsx',
  'post-conversion': 'src/PostConversion/PostConversion.tsx',
  'multi-step-form': 'src/MultiStepForm/MultiStepForm.tsx',
  'pricing-button': 'src/PricingButton/use-pricing-request.ts',
}

type Plugin = NonNullable<Options['plugins']>[number]

/** No module here does anything by being imported. Without such imports, what a page does not use is never looked at. */
const onlyWhatIsUsed: Plugin = {
  name: 'only-what-is-used',
  renderChunk(code, { map }) {
    return { code: code.replace(/import"\.\/chunk-\w+\.js";/g, ''), ...(map && { map }) }
  },
}

// The script of the element is built by `vite.element.config.ts`; its types come from here.
const typed = { ...entry, element: 'src/element/index.ts' }

export default defineConfig({ ...styledLibrary({ ...entry, ...parts }, typed), plugins: [onlyWhatIsUsed] })
