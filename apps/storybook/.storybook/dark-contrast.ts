import axe from 'axe-core'

/**
 * Checks the contrast of what the story shows, in the dark theme. The themes differ only in colors, so one run of the
 * story and of the other rules, in the light theme, counts for both.
 * @throws when text has too little contrast
 */
export async function checkDarkContrast(): Promise<void> {
  const { dataset } = document.documentElement
  const { theme = 'light' } = dataset
  dataset.theme = 'dark'
  try {
    const { violations } = await axe.run(
      { include: [document.body], exclude: ['.sb-wrapper', '#storybook-docs', '#storybook-highlights-root'] },
      // Axe isn't in frames, and would wait for its answer from each.
      { runOnly: ['color-contrast-enhanced'], resultTypes: ['violations'], elementRef: false, iframes: false },
    )
    const failures = violations.flatMap(({ nodes }) =>
      nodes.map(({ failureSummary, html }) => `${failureSummary}\n${html}`),
    )
    if (failures.length > 0) throw new Error(`Too little contrast in the dark theme:\n${failures.join('\n')}`)
  } finally {
    dataset.theme = theme
  }
}
