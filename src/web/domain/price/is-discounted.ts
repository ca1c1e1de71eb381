/** Checks whether a discount changes the price. Rounding can cancel out a small one. */
export function isDiscounted({ price, total }: { price: number; total: number }): boolean {
  return total < price;
}
