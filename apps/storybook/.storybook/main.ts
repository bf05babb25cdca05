import type { StorybookConfig } from '@storybook/react-vite'
import { sourceConditions } from '@pkg/config/vite'
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import { mergeConfig } from 'vite'
import { appModules } from './app-modules'
import { serverDrawings } from './server-drawings'

// Storybook renders only in the browser, and its build can't handle the patterns of `ssr`.
const { resolve, environments } = sourceConditions()

const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: [
    { directory: '../src', files: '**/*.stories.tsx' },
    { directory: '../../../packages/ui/src/theme', files: '*.stories.tsx' },
    { directory: '../../../packages/ui/src', titlePrefix: 'UI', files: '!(theme)/*.stories.tsx' },
    { directory: '../../../packages/gwizzy/src', titlePrefix: 'gwizzy', files: '**/*.stories.tsx' },
    { directory: '../../marketplace/app', files: '**/*.stories.tsx' },
    { directory: '../../dashboard/app', files: '**/*.stories.tsx' },
  ],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-vitest'],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  viteFinal: (vite) =>
    mergeConfig(vite, {
      resolve,
      environments,
      plugins: [appModules(), serverDrawings(), vanillaExtractPlugin()],
    }),
}

export default config
