import type { Preview } from '@storybook/react-vite'

const toolbar = (title: string, icon: 'contrast' | 'paragraph', items: Record<string, string>) => ({
  toolbar: {
    title,
    icon,
    dynamicTitle: true,
    items: Object.entries(items).map(([value, itemTitle]) => ({ value, title: itemTitle })),
  },
})

const preview: Preview = {
  globalTypes: {
    theme: toolbar('Theme', 'contrast', { light: 'Light', dark: 'Dark' }),
    textSize: toolbar('Text size', 'paragraph', {
      normal: 'Normal text',
      large: 'Large text',
      largest: 'Largest text',
    }),
  },
  initialGlobals: { theme: import.meta.env.VITE_THEME ?? 'light', textSize: 'normal' },
  decorators: [
    (Story, { globals }) => {
      Object.assign(document.documentElement.dataset, { theme: globals.theme, textSize: globals.textSize })
      return <Story />
    },
  ],
  parameters: {
    // A violation fails the story's test. Text is held to 7:1, the product's own measure.
    a11y: {
      test: 'error',
      config: { rules: [{ id: 'color-contrast-enhanced', enabled: true }] },
    },
    backgrounds: { disable: true },
    controls: { expanded: true },
    options: { storySort: { method: 'alphabetical' } },
  },
}

export default preview
