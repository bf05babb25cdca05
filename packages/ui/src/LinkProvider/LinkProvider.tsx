import {
  createContext,
  createElement,
  useContext,
  type AnchorHTMLAttributes,
  type ElementType,
  type ReactNode,
} from 'react'

/** What the kit hands to a link component: the attributes of an anchor, `href` always among them. */
export interface LinkComponentProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  href: string
}

const LinkContext = createContext<ElementType<LinkComponentProps>>('a')

export interface LinkProviderProps {
  /** Renders an anchor from `LinkComponentProps`, for example a router's link. */
  component: ElementType<LinkComponentProps>
  children: ReactNode
}

/** Makes every link of the kit below it a link of the app's router. Without one they are plain anchors. */
export function LinkProvider({ component, children }: LinkProviderProps) {
  return <LinkContext.Provider value={component}>{children}</LinkContext.Provider>
}

/** An anchor without a look of its own, made by the nearest `LinkProvider`. */
export const BareLink = (props: LinkComponentProps) => createElement(useContext(LinkContext), props)
