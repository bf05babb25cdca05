import { useEffect, useState } from 'react'

/** Returns the id of the section that the reader is in: the last one whose title is above the middle of the screen. */
export function useSectionInView(ids: readonly string[]): string | undefined {
  const [current, setCurrent] = useState<string>()
  const key = ids.join(' ')
  useEffect(() => {
    const sections = key.split(' ').flatMap((id) => document.getElementById(id) ?? [])
    const update = () => {
      const above = sections.filter((section) => section.getBoundingClientRect().top < window.innerHeight / 2)
      setCurrent(above.at(-1)?.id)
    }
    // Only a title that enters or leaves the upper half changes the section.
    const observer = new IntersectionObserver(update, { rootMargin: '0px 0px -50% 0px' })
    for (const section of sections) observer.observe(section)
    return () => observer.disconnect()
  }, [key])
  return current
}
