import { useEffect, useRef, useState } from 'react'

/** Milliseconds in view before what loads late begins to, so what is above it comes first. */
const patience = 800

/** Returns whether an element has been in view for a moment. Once it has, it stays true. */
export function useIsInView() {
  const ref = useRef<HTMLDivElement>(null)
  const [isInView, setIsInView] = useState(false)
  useEffect(() => {
    const element = ref.current
    if (!element || isInView) return
    let timer: number | undefined
    const observer = new IntersectionObserver(([entry]) => {
      window.clearTimeout(timer)
      if (entry?.isIntersecting) timer = window.setTimeout(() => setIsInView(true), patience)
    })
    observer.observe(element)
    return () => {
      window.clearTimeout(timer)
      observer.disconnect()
    }
  }, [isInView])
  return { ref, isInView }
}
