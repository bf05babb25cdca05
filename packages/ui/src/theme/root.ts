/**
 * The class of an element whose contents use the kit: an app's `html` element, or a part of another site's page. The style sheet applies to
 * nothing outside of it. Dialogs and toasts bring their own. [GUEST-001]
 */
export const rootClass = 'ui-root'

/** The cascade layer of the theme, which any rule outside of layers overrides. [GUEST-001] */
export const themeLayer = 'hearthway'

/** Returns the selector of an outermost root. A root inside another inherits its theme. `state` narrows it, such as `[data-theme="dark"]`. */
export const outermostRoot = (state = '') => `.${rootClass}${state}:not(.${rootClass} .${rootClass})`
