/** Public uses of images, besides photos of published establishments. */
const publicUses = ['users.photo_id', 'cities.image_id', 'categories.icon_id', 'subcategories.icon_id']

const isUsed = publicUses.map(
  (column) => `EXISTS (SELECT 1 FROM ${tableName(column)} WHERE ${column} = i.id)`,
)

/** Starts from private images, which are few, so that the total number of images does not matter. */
export const privateHashes = `SELECT i.hash FROM (
    SELECT p.image_id AS id FROM businesses b JOIN photos p ON p.business_id = b.id WHERE b.state = 'DRAFT'
    UNION SELECT image_id FROM kept_images
    UNION SELECT image_id FROM proposal_photos
  ) candidates JOIN images i ON i.id = candidates.id
  WHERE NOT EXISTS (SELECT 1 FROM photos p JOIN businesses b ON b.id = p.business_id
    WHERE p.image_id = i.id AND b.state <> 'DRAFT')
  AND NOT (${isUsed.join(' OR ')})`

function tableName(column: string): string {
  return column.split('.')[0] ?? ''
}
