import { fileURLToPath } from 'node:url'
import type { StorybookConfig } from '@storybook/react-vite'
import { sourceConditions } from '@pkg/config/vite'
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import { mergeConfig } from 'vite'

// Storybook renders only in the browser, and its build can't handle the patterns of `ssr`.
const { resolve, environments } = sourceConditions()
/** Modules of the marketplace name each other by this alias. Packages don't use it. */
const alias = { '~': fileURLToPath(new URL('../../marketplace/app', import.meta.url)) }

const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: [
    { directory: '../../../packages/ui/src', titlePrefix: 'UI', files: '**/*.stories.tsx' },
    { directory: '../../../packages/gwizzy/src', titlePrefix: 'gwizzy', files: '**/*.stories.tsx' },
    { directory: '../../marketplace/app', files: '**/*.stories.tsx' },
    { directory: '../src', files: '**/*.stories.tsx' },
  ],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-vitest'],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  viteFinal: (vite) =>
    mergeConfig(vite, { resolve: { ...resolve, alias }, environments, plugins: [vanillaExtractPlugin()] }),
}

export default config
