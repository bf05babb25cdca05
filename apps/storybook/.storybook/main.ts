import type { StorybookConfig } from '@storybook/react-vite'
import { sourceConditions } from '@pkg/config/vite'
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import { mergeConfig } from 'vite'

// Storybook renders only in the browser, and its build can't handle the patterns of `ssr`.
const { resolve, environments } = sourceConditions()

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
  viteFinal: (vite) => mergeConfig(vite, { resolve, environments, plugins: [vanillaExtractPlugin()] }),
}

export default config
