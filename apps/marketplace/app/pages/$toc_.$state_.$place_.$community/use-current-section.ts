import { useEffect, useState } from 'react'

/** How far below its top a section counts as the one being read, in px, once the menu has led to it. */
const depth = 24

/** Returns the id of the section that a person is reading, or none before scripts run. */
export function useCurrentSection(ids: readonly string[]): string | undefined {
  const [current, setCurrent] = useState<string>()
  const key = ids.join(' ')
  useEffect(() => {
    const sections = key.split(' ').flatMap((id) => document.getElementById(id) ?? [])
    let observer = observeReadingLine(sections, setCurrent)
    const restart = () => {
      observer.disconnect()
      observer = observeReadingLine(sections, setCurrent)
    }
    window.addEventListener('resize', restart)
    return () => {
      window.removeEventListener('resize', restart)
      observer.disconnect()
    }
  }, [key])
  return current
}

/** Reports each section that reaches the line below the menu. The line is close to the menu, because a section can be a single sentence. */
function observeReadingLine(sections: readonly HTMLElement[], onEnter: (id: string) => void): IntersectionObserver {
  const [first] = sections
  const top = Math.round(first ? Number.parseFloat(getComputedStyle(first).scrollMarginTop) : 0) + depth
  const observer = new IntersectionObserver(
    (entries) => {
      const entered = entries.findLast(({ isIntersecting }) => isIntersecting)
      if (entered) onEnter(entered.target.id)
    },
    { rootMargin: `${-top}px 0px ${top + 1 - window.innerHeight}px 0px` },
  )
  for (const section of sections) observer.observe(section)
  return observer
}
