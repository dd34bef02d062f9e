export default function Screen() {
  return <h1>admin/coaching/detail</h1>
}
