import { type TextSize, TextSizeControl, textSizes } from '@pkg/ui'
import { useFetcher, useLocation } from '@remix-run/react'
import { useSite } from '~/site/frame/site'

/** The choice of the text size. It applies immediately, and the server stores it for the next page. */
export function TextSizeForm() {
  const { textSize } = useSite()
  const fetcher = useFetcher({ key: 'text-size' })
  const { pathname, search } = useLocation()
  const choose = (size: TextSize) => {
    document.documentElement.dataset['textSize'] = size
    // Without an address to return to, the page doesn’t change: a redirect would close an open menu.
    fetcher.submit({ textSize: size }, { method: 'post', action: '/preferences' })
  }
  const chosen = fetcher.formData?.get('textSize')
  return (
    <fetcher.Form method="post" action="/preferences">
      <input type="hidden" name="returnTo" value={pathname + search} />
      <TextSizeControl value={textSizes.find((size) => size === chosen) ?? textSize} onChange={choose} />
    </fetcher.Form>
  )
}
