import {
  createContext,
  createElement,
  useContext,
  type AnchorHTMLAttributes,
  type ElementType,
  type ReactNode,
} from 'react'

/** The props of a link component: the attributes of an anchor, always with `href`. */
export interface LinkComponentProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  href: string
}

const LinkContext = createContext<ElementType<LinkComponentProps>>('a')

/** The props of `LinkProvider`. */
export interface LinkProviderProps {
  /** Renders an anchor from `LinkComponentProps`, for example a router's link. */
  component: ElementType<LinkComponentProps>
  children: ReactNode
}

/** Makes every link of the kit below it a link of the app's router. Without it, links are plain anchors. */
export function LinkProvider({ component, children }: LinkProviderProps) {
  return <LinkContext.Provider value={component}>{children}</LinkContext.Provider>
}

/** An unstyled anchor, rendered by the nearest `LinkProvider`. */
export const BareLink = (props: LinkComponentProps) => createElement(useContext(LinkContext), props)
