import '@pkg/ui/global.css'
import { patience } from '@pkg/config/patience'
import { rootClass, vars } from '@pkg/ui'
import type { Preview } from '@storybook/react-vite'
import { configure } from 'storybook/test'
import { checkDarkContrast } from './dark-contrast'

configure({ asyncUtilTimeout: patience.poll })

type Icon = 'contrast' | 'paragraph' | 'globe' | 'transfer'

const toolbar = (title: string, icon: Icon, items: Record<string, string>) => ({
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
    language: toolbar('Language', 'globe', { en: 'English', es: 'Español' }),
    direction: toolbar('Direction', 'transfer', { ltr: 'Left to right', rtl: 'Right to left' }),
  },
  initialGlobals: {
    theme: 'light',
    textSize: 'normal',
    language: 'en',
    direction: 'ltr',
  },
  decorators: [
    (Story, { globals, args, title }) => {
      Object.assign(document.documentElement.dataset, { theme: globals.theme, textSize: globals.textSize })
      document.documentElement.classList.add(rootClass)
      document.documentElement.dir = String(globals.direction)
      // Using a token also puts the theme and the base styles before those of any story, as on a page.
      document.body.style.background = vars.color.surfacePage
      // The kit's controls get their texts from the code that uses them; the wizard's screens have both languages.
      const speaks = title.startsWith('gwizzy') || title.startsWith('Machines/Playground')
      return speaks ? <Story args={{ ...args, language: args.language ?? globals.language }} /> : <Story />
    },
  ],
  async afterEach() {
    if (import.meta.env.MODE === 'test') await checkDarkContrast()
  },
  parameters: {
    // A violation fails the story's test. Text must have a contrast of at least 7:1.
    a11y: {
      test: 'error',
      config: {
        rules: [
          { id: 'color-contrast-enhanced', enabled: true },
          // The enhanced rule includes it.
          { id: 'color-contrast', enabled: false },
        ],
      },
      // Details of what passes fill reports of 30 MB.
      options: { resultTypes: ['violations'] },
    },
    backgrounds: { disable: true },
    controls: { expanded: true },
    options: {
      storySort: {
        method: 'alphabetical',
        order: [
          'Start',
          ['Welcome', 'Principles', 'Voice'],
          'Foundations',
          ['Type', 'Color', 'Space', 'Motion'],
          'Illustrations',
        ],
      },
    },
  },
}

export default preview
