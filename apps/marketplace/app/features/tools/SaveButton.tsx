import type { ToolSlug } from '@pkg/domain'
import { Button } from '@pkg/ui'
import { toolTexts as words } from './texts'
import { savedToolsPath } from '~/site/links/tool-links'
import * as styles from './tools.css'
import { sitePath } from '~/site/frame/site-path'

/** The button of a tool’s form that saves its answers, also before scripts start. [HOME-004] */
export function SaveButton({ tool }: { tool: ToolSlug }) {
  return (
    <div className={styles.buttons}>
      <Button
        type="submit"
        name="save"
        value={tool}
        formMethod="post"
        formAction={sitePath(savedToolsPath)}
        formNoValidate
      >
        {words.save}
      </Button>
      <span className={styles.fine}>{words.saveHint}</span>
    </div>
  )
}
