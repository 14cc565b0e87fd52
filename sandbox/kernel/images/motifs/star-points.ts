const round = (value: number): string => String(Math.round(value * 10) / 10);

/**
 * Returns the points of a star for `<polygon>`. `inner` is the radius of the inner corners as a share of `outer`; 1 gives a regular polygon with
 * `points` corners. The first point is `turn` degrees clockwise from the top.
 */
export const starPoints = (cx: number, cy: number, outer: number, points = 5, inner = 0.382, turn = 0): string => {
  const corners = inner === 1 ? points : points * 2;
  return Array.from({ length: corners }, (_, at) => {
    const angle = (turn / 180 - 0.5) * Math.PI + (at * 2 * Math.PI) / corners;
    const radius = inner === 1 || at % 2 === 0 ? outer : outer * inner;
    return `${round(cx + radius * Math.cos(angle))},${round(cy + radius * Math.sin(angle))}`;
  }).join(' ');
};
