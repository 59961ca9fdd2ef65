import { useClient } from '../apollo/use-client.ts'
import { MyDataDocument } from '../gql/account/graphql.ts'
import { accountMessages } from '../messages/account.ts'
import { Button } from '../ui/button.tsx'
import { Notice } from '../ui/notice.tsx'
import { AccountSection } from './section.tsx'
import { useWork } from './use-work.ts'

const { data: texts } = accountMessages

/** Everything that the product keeps about the account, as a file. */
export function DataSection() {
  const client = useClient()
  const { isRunning, failure, run } = useWork(texts.failed)

  const download = () =>
    run(async () => {
      const { data } = await client.query({ query: MyDataDocument, fetchPolicy: 'no-cache' })
      saveFile(texts.file, JSON.stringify(data?.myData, null, 2))
    })

  return (
    <AccountSection title={texts.title} lead={texts.lead}>
      {failure && <Notice tone="error">{failure}</Notice>}
      <Button look="outline" aria-busy={isRunning} onClick={download}>
        {isRunning ? texts.submitting : texts.submit}
      </Button>
    </AccountSection>
  )
}

function saveFile(name: string, text: string): void {
  const url = URL.createObjectURL(new Blob([text], { type: 'application/json' }))
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  URL.revokeObjectURL(url)
}
