export const Depth = ({ metres }) => (
  <Badge color={metres < 3 ? 'red' : 'green'}>{metres} m</Badge>
);
