import { StandardBadge, StandardBadgeList } from '@shop/ui/standard-badge'

export const Example = () => (
  <StandardBadgeList>
    <li>
      <StandardBadge code="EN ISO 20471" protectionClass="2" text="High visibility" layout="row" />
    </li>
    <li>
      <StandardBadge code="EN 388" protectionClass="2121X" text="Mechanical protection" layout="row" />
    </li>
  </StandardBadgeList>
)
