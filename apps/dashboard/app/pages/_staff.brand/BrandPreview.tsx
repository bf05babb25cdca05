import { buttonClass, Heading, Logo, Stack, Text } from '@pkg/ui'
import { useEffect, useState } from 'react'
import type { BrandPage } from './brand-page'
import * as styles from './BrandPreview.css'
import { brandTexts as words } from './texts'

type Present = BrandPage['present']
type Theme = keyof typeof words.themes

const typedNames = ['name', 'phone', 'accent', 'accentDark'] as const
type Typed = Partial<Record<(typeof typedNames)[number], string>>

/** Shows a page and an email in both themes, with what is typed in the forms above it. Without scripts, with what is saved. [WORK-012] */
export function BrandPreview({ present }: { present: Present }) {
  const typed = useTyped()
  const colors = {
    light: typed.accent ?? present.colors?.light.accent,
    dark: typed.accentDark ?? present.colors?.dark.accent,
  }
  const shown = { name: typed.name ?? present.name, phone: typed.phone ?? present.phone }
  return (
    <Stack as="section" gap={12}>
      <Heading level={2} look="label">
        {words.preview}
      </Heading>
      <Text size="small">{words.previewHelp}</Text>
      <div className={styles.previews}>
        {(['light', 'dark'] as const).map((theme) => (
          <ThemePreview
            key={theme}
            theme={theme}
            accent={colors[theme]}
            text={present.colors?.[theme].textOnAccent}
            {...shown}
          />
        ))}
      </div>
    </Stack>
  )
}

interface ThemePreviewProps {
  theme: Theme
  name: string
  phone: string
  /** The accent color, or ours without one. */
  accent: string | undefined
  text: string | undefined
}

function ThemePreview({ theme, name, phone, accent, text }: ThemePreviewProps) {
  const own = accent && {
    '--ui-color-accent': accent,
    '--ui-color-accent-hover': accent,
    '--ui-color-accent-text': accent,
    ...(text && { '--ui-color-text-on-accent': text }),
  }
  return (
    <figure className={styles.themes[theme]} style={{ margin: 0, ...own }} aria-label={words.themes[theme]}>
      <figcaption>
        <Text size="small" strong>
          {words.themes[theme]}
        </Text>
      </figcaption>
      <div className={styles.header}>
        <Logo name={name} />
        <Text size="small">{phone}</Text>
      </div>
      <span className={styles.link}>{words.link}</span>
      <div>
        <span className={buttonClass({ variant: 'primary', size: 'small' })}>{words.button}</span>
      </div>
      <div className={styles.mail}>
        <div className={styles.email}>{name}</div>
        <div className={styles.subject}>
          <Text strong>{words.subject}</Text>
        </div>
      </div>
    </figure>
  )
}

/** Returns what is typed in the forms of the page and can be shown. */
function useTyped(): Typed {
  const [typed, setTyped] = useState<Typed>({})
  useEffect(() => {
    const read = ({ target }: Event) => {
      if (!(target instanceof HTMLInputElement)) return
      const name = typedNames.find((known) => known === target.name)
      if (!name) return
      const value = target.value.trim()
      const isColor = name === 'accent' || name === 'accentDark'
      const isShown = isColor ? /^#[0-9a-f]{6}$/i.test(value) : value !== ''
      setTyped((before) => ({ ...before, [name]: isShown ? value : undefined }))
    }
    document.addEventListener('input', read)
    return () => document.removeEventListener('input', read)
  }, [])
  return typed
}
