import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { DrawnNumbers } from './drawn-numbers.tsx';

test.each([
  [undefined, 12, ['1', '2', '3', '4', '5', '6', '7', '8', '9', '10', '11', '12']],
  [12, 12, ['1', '2', '3', '4', '5', '6', '7', '8', '9', '10', '11', '12']],
  [10, 12, ['1', '2', '3', '4', '5', '6', '7', '8', '+4']],
])('with room for %s numbers, a draw of %i shows %j and a count of the hidden numbers', (max, drawn, shown) => {
  render(
    <DrawnNumbers
      numbers={Array.from({ length: drawn }, (_, at) => String(at + 1))}
      label="Numbers drawn"
      {...(max === undefined ? {} : { max })}
    />,
  );
  expect([...screen.getByRole('list', { name: 'Numbers drawn' }).children].map((ball) => ball.textContent)).toEqual(
    shown,
  );
});
