import { Button, Cluster, Heading, Stack, VisuallyHidden } from '@pkg/ui'
import * as styles from './photos.css'
import { photosTexts as words } from './texts'
import type { Upload } from './upload-queue'
import type { Uploads } from './use-uploads'

/** The uploads of this page: how far each is, and what to do about one that failed. [WORK-011] */
export function UploadList({ uploads, retry, remove }: Omit<Uploads, 'add'>) {
  const failed = uploads.filter(({ state }) => state === 'failed').length
  const done = uploads.filter(({ state }) => state === 'done').length
  const isOver = uploads.length > 0 && failed + done === uploads.length
  const result = [done > 0 && words.uploadedSome(done), failed > 0 && `${words.notAll(failed)}.`]
  return (
    <>
      <div role="status">{isOver && <VisuallyHidden>{result.filter(Boolean).join(' ')}</VisuallyHidden>}</div>
      {uploads.length > 0 && (
        <Stack gap={8}>
          <Heading level={3} look="label">
            {words.uploading}
          </Heading>
          <ul className={styles.uploads}>
            {uploads.map((upload) => (
              <li key={upload.id} className={styles.upload}>
                <span className={styles.name}>{upload.name}</span>
                <UploadState {...upload} />
                {upload.state === 'failed' && (
                  <Cluster gap={8}>
                    <Button size="small" onClick={() => retry(upload.id)}>
                      {words.retry}
                      <VisuallyHidden>{words.retryOf(upload.name)}</VisuallyHidden>
                    </Button>
                    <Button size="small" onClick={() => remove(upload.id)}>
                      {words.remove}
                      <VisuallyHidden>{words.retryOf(upload.name)}</VisuallyHidden>
                    </Button>
                  </Cluster>
                )}
              </li>
            ))}
          </ul>
        </Stack>
      )}
    </>
  )
}

function UploadState({ name, state, share, error }: Upload) {
  const percent = Math.round(share * 100)
  return (
    <>
      {(state === 'sending' || state === 'saving') && (
        <progress className={styles.progress} max={100} value={percent} aria-label={words.progress(name)} />
      )}
      <span className={styles.state}>{state === 'sending' ? words.states.sending(percent) : words.states[state]}</span>
      {error && <span className={styles.error}>{error}</span>}
    </>
  )
}
